import type { EngineKind } from '@starhaven/game-engines';

export interface AgentStart {
  /** The usual name of the engine's process. */
  processName: string;
  /** Agent flags to reach the engine on the same machine, at its usual port. */
  flags: string;
  /** Where its secret is; null: it requires none on the same machine. */
  secret: string | null;
}

/** How to start the agent next to each engine; tools/agent/README.md has the same table with its exceptions. */
export const agentStarts: Record<EngineKind, AgentStart> = {
  opencommand: {
    processName: 'grasscutter.jar',
    flags: '--engine opencommand --engine-url https://127.0.0.1',
    secret: "consoleToken of the plugin's config.json",
  },
  'hk4e-muip': {
    processName: 'gameserver',
    flags: '--engine hk4e-muip --engine-url http://127.0.0.1:20011 --engine-region dev_gio',
    secret: 'the signing secret of its muip server; leave the file empty where none is set',
  },
  'danheng-muip': {
    processName: 'DanhengServer',
    flags: '--engine danheng-muip --engine-url http://127.0.0.1:443',
    secret: 'AdminKey of its MUIP settings; the shipped None is refused',
  },
  'hkrpg-go': {
    processName: 'hkrpg-go',
    flags: '--engine hkrpg-go --engine-url http://127.0.0.1:8080',
    secret: 'SignKey of its Gm settings; the shipped one is refused',
  },
  baps: {
    processName: 'BaPs',
    flags: '--engine baps --engine-url http://127.0.0.1:5000',
    secret: 'gucooingApiKey; the shipped one is refused',
  },
  shittim: {
    processName: 'Shittim',
    flags: '--engine shittim --engine-url http://127.0.0.1:5000',
    secret: null,
  },
};
