/** Identifies the HTML that this pipeline makes. Change it whenever the HTML changes, so that stored HTML is rendered again. */
export const pipelineVersion = 'rich-text-5';
