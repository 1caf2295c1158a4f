import { UnreadableDataError } from '@starhaven/game-data';
import type { ImportedItem, ImportedRow } from '@starhaven/game-data';
import type { Reader } from '../../../src/modules/book';

export interface ScriptedPart {
  name: string;
  digest?: string;
  rows: ImportedRow[];
  /** The part fails after its rows, like a broken file. */
  failure?: string;
}

export interface Script {
  game?: 1 | 2 | 3;
  parts: ScriptedPart[];
}

/** A reader whose data are a test's scripts, by path; it records what was read. */
export class ScriptedReader implements Reader {
  readonly scripts = new Map<string, Script>();
  readonly read: Reader['read'];
  readonly readParts: string[] = [];

  constructor() {
    this.read = ({ from, parts }) => this.replay(from, parts);
  }

  readonly open: Reader['open'] = async ({ format, from }) => {
    const script = this.find(from);
    const parts = script.parts.map(({ name, digest, rows }) => ({ name, digest: digest ?? JSON.stringify(rows) }));
    return { game: script.game ?? 1, format, parts };
  };

  private find(from: string): Script {
    const script = this.scripts.get(from);
    if (!script) throw new UnreadableDataError(`${from}: there is no such file.`);
    return script;
  }

  private async *replay(from: string, names: readonly string[]): ReturnType<Reader['read']> {
    for (const { name, rows, failure } of this.find(from).parts) {
      if (!names.includes(name)) continue;
      this.readParts.push(name);
      yield { kind: 'part', name };
      yield { kind: 'rows', rows };
      if (failure !== undefined) throw new UnreadableDataError(failure);
      yield { kind: 'part-end', name };
    }
  }
}

/** A row with the given values and defaults for the rest. */
export function row(item: Partial<ImportedItem> & { id: number }): ImportedRow {
  return { item: { type: 2, group: '', names: {}, descs: {}, ...item } };
}
