export { headers as gamesHeaders, loader as gamesLoader } from './routes/games/games.route.server';
export { headers as gameHeaders, loader as gameLoader } from './routes/game/game.route.server';
