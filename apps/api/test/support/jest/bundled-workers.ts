import { pathToFileURL } from 'node:url';
import { bundleOf } from './test-programs';

export const isSource = true;

/** Starts test threads from bundles that are made once per run: from source each takes seconds of CPU time. */
export const workerUrl = (name: string): URL => pathToFileURL(bundleOf(`${name}.ts`));
