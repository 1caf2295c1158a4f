import { ServerPrivacy } from '@starhaven/contracts';

/** A game server that exists for show only. */
export interface DemoServer {
  slug: string;
  name: string;
  /** Game id (spec 1 §1). */
  game: number;
  privacy: number;
  engine: string;
  apiVersion: string;
  isDisabled: boolean;
}

/** Every kind of server that the status page can show. */
export const demoServers: DemoServer[] = [
  {
    slug: 'demo-teyvat',
    name: 'Demo Teyvat',
    game: 1,
    privacy: ServerPrivacy.Public,
    engine: 'opencommand',
    apiVersion: '1',
    isDisabled: false,
  },
  {
    slug: 'demo-sumeru',
    name: 'Demo Sumeru',
    game: 1,
    privacy: ServerPrivacy.Testing,
    engine: 'hk4e-muip',
    apiVersion: '1',
    isDisabled: false,
  },
  {
    slug: 'demo-astral',
    name: 'Demo Astral',
    game: 2,
    privacy: ServerPrivacy.Public,
    engine: 'danheng-muip',
    apiVersion: '1',
    isDisabled: false,
  },
  {
    slug: 'demo-penacony',
    name: 'Demo Penacony',
    game: 2,
    privacy: ServerPrivacy.Beta,
    engine: 'hkrpg-go',
    apiVersion: '1',
    isDisabled: true,
  },
  {
    slug: 'demo-kivotos',
    name: 'Demo Kivotos',
    game: 3,
    privacy: ServerPrivacy.Public,
    engine: 'baps',
    apiVersion: '1',
    isDisabled: false,
  },
  {
    slug: 'demo-schale',
    name: 'Demo Schale',
    game: 3,
    privacy: ServerPrivacy.Internal,
    engine: 'shittim',
    apiVersion: '1',
    isDisabled: false,
  },
];
