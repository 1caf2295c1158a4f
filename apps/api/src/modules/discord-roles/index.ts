export { DiscordRoles } from './discord-roles';
export { syncRoles } from './sync-roles';
