export { findPlayersData } from './personal-data';
export { Players } from './players';
export { registerPlayersModule } from './register-players-module';
export {
  operatorCharactersPath,
  operatorDeliveriesPath,
  operatorRedeemCodesPath,
  playersOperations,
} from './operator/operations';
export { runCharacterCommand } from './operator/character-commands';
export { runDeliveryCommand } from './operator/delivery-commands';
export { runRedeemCommand } from './operator/redeem-commands';
export { listRedeemCodes } from './redeem/list-redeem-codes';
export { addRedeemCode } from './redeem/add-redeem-code';
export { disableRedeemCode } from './redeem/disable-redeem-code';
