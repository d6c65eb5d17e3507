import { texts } from '../src/lib/texts.svelte'

// As in `main.ts`: nothing is drawn before the page can speak.
await texts.begin()
