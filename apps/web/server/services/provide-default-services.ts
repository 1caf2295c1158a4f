import pino from 'pino';
import { provideServices } from '@starhaven/upstream/server';
import { readProcessConfig } from '../config/process-config';
import { createServices } from './create-services';

/** Gives loaders their services under plain remix-serve, which has no launcher. Under the launcher it does nothing. */
export function provideDefaultServices(): void {
  provideServices(() => {
    const config = readProcessConfig();
    const log = pino({ level: config.logLevel, base: { app: 'web' } }, pino.destination(2));
    // The live socket needs its own address, because only the launcher forwards it.
    return createServices({ config, log, ownRealtimeUrl: null });
  });
}
