export { rewardsLoader as loader } from '@starhaven/account/server';
