import { wordsIn } from '../games/painted/words'
import en from './texts/en.ftl?raw'
import es from './texts/es.ftl?raw'

/** What the rules say beside the rules: it comes with them. */
export const { v } = wordsIn({ en, es })
