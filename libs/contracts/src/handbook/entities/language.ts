import * as v from 'valibot';
import { languages, nameLanguages } from './languages';

export const NameLanguageSchema = v.picklist(nameLanguages);

export const LanguageSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.picklist(languages));
