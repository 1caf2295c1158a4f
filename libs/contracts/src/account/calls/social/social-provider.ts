import * as v from 'valibot';
import { socialProviders } from '../../../session/entities/social-login';

export const SocialProviderSchema = v.picklist(socialProviders);
