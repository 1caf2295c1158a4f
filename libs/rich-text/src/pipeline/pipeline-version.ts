/** Names the HTML that this pipeline makes; a change of the HTML changes it, and kept HTML is made again. */
export const pipelineVersion = 'rich-text-4';
