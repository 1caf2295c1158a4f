export { registerCommandRecipesModule } from './register-command-recipes-module';
