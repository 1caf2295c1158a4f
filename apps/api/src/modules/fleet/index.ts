export type { CreateEngine, EngineLike, EngineState } from './engines/engine-like';
export { Fleet } from './fleet';
export type { FleetOptions } from './fleet-options';
export type { CommandGate, CommandRequest, CommandVerdict } from './gateway/command-gate';
export type { FleetGateway } from './gateway/fleet-gateway';
export type { FleetPeers, PeerReport } from './peers/peer-report';
export { registerFleetModule } from './routes';
export type { FleetModuleOptions } from './routes';
