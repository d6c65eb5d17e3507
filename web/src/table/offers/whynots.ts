/** The answer to "why can't I do that?", loaded when it is asked for the first time. */
export const whyNots = () => import('./WhyNot.svelte')
