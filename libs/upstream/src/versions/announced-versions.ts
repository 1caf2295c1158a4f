import { AccountChangeSchema, ContentChangeSchema, ContentVersionsSchema } from '@starhaven/contracts/live';
import { topics } from '@starhaven/contracts/protocol';
import type { Topic } from '@starhaven/contracts/protocol';
import * as v from 'valibot';

type TopicListener = (topic: Topic | 'all') => void;
type AccountListener = (uid: string | 'all') => void;

/** What the open event stream of a host has announced. Between two streams nothing is known. */
export class AnnouncedVersions {
  private versions: Map<string, string> | null = null;
  private connection = 0;
  private hasAccounts = false;
  private readonly topicListeners = new Set<TopicListener>();
  private readonly accountListeners = new Set<AccountListener>();

  constructor(
    private readonly on: {
      connected: () => void;
      /** Receives the error that a listener has thrown. The other listeners are called nevertheless. */
      listenerFailed: (error: unknown) => void;
    },
  ) {}

  /** True from the first event of a stream to its end. */
  get isLive(): boolean {
    return this.versions !== null;
  }

  /** True while the host also announces changed accounts. */
  get tellsAccounts(): boolean {
    return this.hasAccounts;
  }

  /** Contains the connection's number, because a host that restarts may count from the beginning again. */
  version(topic: Topic): string | null {
    const version = this.versions?.get(topic);
    return version === undefined ? null : `${this.connection}.${version}`;
  }

  onChange(listener: TopicListener): () => void {
    this.topicListeners.add(listener);
    return () => this.topicListeners.delete(listener);
  }

  onAccountChange(listener: AccountListener): () => void {
    this.accountListeners.add(listener);
    return () => this.accountListeners.delete(listener);
  }

  /** Takes an event of the stream. @throws when its data does not fit */
  take({ event, data }: { event?: string; data: string }): void {
    if (event === 'versions') {
      this.versions = new Map(Object.entries(v.parse(ContentVersionsSchema, JSON.parse(data))));
      this.connection += 1;
      this.on.connected();
      // Changes during the gap are unknown.
      this.tellAll();
    } else if (event === 'change' && this.versions) {
      const { topic, version } = v.parse(ContentChangeSchema, JSON.parse(data));
      this.versions.set(topic, version);
      const known = topics.find((name) => name === topic);
      if (known) this.tell(this.topicListeners, known);
    } else if (event === 'accounts') {
      this.hasAccounts = true;
    } else if (event === 'account' && this.versions) {
      this.tell(this.accountListeners, v.parse(AccountChangeSchema, JSON.parse(data)).uid);
    }
  }

  /** The stream has ended. Returns true if it was live. */
  lose(): boolean {
    const wasLive = this.isLive;
    this.versions = null;
    this.hasAccounts = false;
    if (wasLive) this.tellAll();
    return wasLive;
  }

  private tellAll(): void {
    this.tell(this.topicListeners, 'all');
    this.tell(this.accountListeners, 'all');
  }

  private tell<Subject>(listeners: Set<(subject: Subject) => void>, subject: Subject): void {
    for (const listener of [...listeners]) {
      try {
        listener(subject);
      } catch (error) {
        this.on.listenerFailed(error);
      }
    }
  }
}
