// Every table of the API server: drizzle-kit makes the migrations from this file.
export * from './modules/account/tables';
export * from './modules/admin/tables';
export * from './modules/ask/tables';
export * from './modules/audit/tables';
export * from './modules/blog/tables';
export * from './modules/book/tables';
export * from './modules/chat/tables';
export * from './modules/command-recipes/tables';
export * from './modules/content/tables';
export * from './modules/fleet/tables';
export * from './modules/games/tables';
export * from './modules/players/tables';
export * from './modules/settings/tables';
export * from './modules/uploads/tables';
export * from './platform/limits/tables';
export * from './platform/mail/tables';
export * from './platform/seed/tables';
