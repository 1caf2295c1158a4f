export { donationWebhookAction as action, donationWebhookLoader as loader } from '@starhaven/site/server';
