import { pathToFileURL } from 'node:url';
import { bundleOf } from './test-programs';

export const isSource = true;

/** In tests threads start from bundles that are made once a run: from source each takes seconds of a processor. */
export const workerUrl = (name: string): URL => pathToFileURL(bundleOf(`${name}.ts`));
