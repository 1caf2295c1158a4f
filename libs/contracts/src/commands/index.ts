export { AllowRulesSchema } from './allow-rule';
export { commandParamTypeOf, commandParamTypes } from './command-param-type';
export { CommandParamSchema } from './command-param';
export { CommandFileSchema, CommandSchema } from './command';
export { findCommandFaults } from './find-command-faults';
export { ParamOptionsSchema } from './param-option';
export { SwitchRulesSchema } from './switch-rule';
export { CommandNameSchema, getCommands } from './get-commands';

export type { AllowRule } from './allow-rule';
export type { CommandParamType } from './command-param-type';
export type { CommandParam } from './command-param';
export type { Command } from './command';
export type { ParamOption } from './param-option';
export type { SwitchRule } from './switch-rule';
