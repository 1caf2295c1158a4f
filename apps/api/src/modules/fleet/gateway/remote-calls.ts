import { randomUUID } from 'node:crypto';
import { agentCalls, agentCallTimeoutMs } from '@starhaven/contracts/agent';
import type { AgentCallName } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { Agents } from '../agents/agents';
import type { PeerLine, ReceivedMessage } from '../peers/peer-line';

/** The maximum of calls that wait for other API servers; with more, answers cannot be expected. */
const maxOpen = 1_000;

/** Calls agents on other API servers, and answers such calls for agents on this one. */
export class RemoteCalls {
  private readonly open = new Map<string, (reply: unknown) => void>();

  constructor(
    private readonly line: PeerLine,
    private readonly agents: Agents,
  ) {}

  /** Whether agents may be connected to other servers. */
  get hasPeers(): boolean {
    return this.line.hasPeers;
  }

  /** The unchecked reply; null after a timeout. */
  async ask(serverId: number, name: AgentCallName, request: unknown): Promise<unknown> {
    if (!this.line.hasPeers || this.open.size >= maxOpen) return null;
    const callId = randomUUID();
    return new Promise((resolve) => {
      const settle = (reply: unknown) => {
        clearTimeout(timer);
        this.open.delete(callId);
        resolve(reply);
      };
      // A little longer than the other server's timeout for its agent, so that its answer arrives.
      const timer = setTimeout(() => settle(null), agentCallTimeoutMs + 1_000);
      timer.unref();
      this.open.set(callId, settle);
      this.line.publish({ kind: 'call', callId, serverId, name, request });
    });
  }

  receive(message: Extract<ReceivedMessage, { kind: 'call' | 'reply' }>): void {
    if (message.kind === 'reply') this.open.get(message.callId)?.(message.reply);
    else void this.answer(message);
  }

  private async answer({ callId, serverId, name, request }: Extract<ReceivedMessage, { kind: 'call' }>): Promise<void> {
    const agent = this.agents.find(serverId);
    const parsed = v.safeParse(agentCalls[name].request, request);
    if (agent === null || !parsed.success) return;
    this.line.publish({ kind: 'reply', callId, reply: await agent.call(name, parsed.output) });
  }
}
