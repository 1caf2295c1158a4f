import { agentCalls } from '@starhaven/contracts/agent';
import type { AgentCallName, AgentReply } from '@starhaven/contracts/agent';
import * as v from 'valibot';

/** An agent's reply to a call; null when it breaks the contract. */
export function findAgentReply<Name extends AgentCallName>(name: Name, value: unknown): AgentReply<Name> | null {
  const reply = v.safeParse(agentCalls[name].reply, value);
  // The compiler does not see that the schema of `name` produces the reply of `name`.
  return reply.success ? (reply.output as AgentReply<Name>) : null;
}

/** The same for a reply of our own. @throws when it breaks the contract */
export function makeAgentReply<Name extends AgentCallName>(name: Name, value: object): AgentReply<Name> {
  const reply = findAgentReply(name, value);
  if (reply === null) throw new Error(`The reply to ${name} breaks its contract.`);
  return reply;
}
