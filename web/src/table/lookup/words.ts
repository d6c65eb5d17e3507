import { wordsIn } from '../../games/painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

/** What is said when something is looked up; it comes with the drawer and the large card alone. */
export const { v: l } = wordsIn({ en, es })
