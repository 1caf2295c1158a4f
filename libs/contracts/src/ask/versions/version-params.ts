import * as v from 'valibot';
import { WireIdSchema } from '../../protocol/wire/wire';
import { textEntries } from '../asking-call';

export const TextVersionParamsSchema = v.object({ ...textEntries, version: WireIdSchema });
