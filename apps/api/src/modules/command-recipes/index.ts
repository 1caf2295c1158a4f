export { findRecipesData } from './personal-data';
export { registerCommandRecipesModule } from './register-command-recipes-module';
