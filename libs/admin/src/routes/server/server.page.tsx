import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ProblemPanel, SelectField, TextField, buttonClass, visuallyHidden } from '@starhaven/ui-kit';
import { JobList, isAtWork } from '../../components/job-list/job-list';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { useAdminFeed, withFeed } from '../../hooks/use-admin-feed';
import { useFreshData } from '../../hooks/use-fresh-data';
import { EntryFields } from './entry-fields';
import { LocalForm } from './local-form';
import { PrivacyField } from './privacy-field';
import { ServerCard } from './server-card';
import { ServerKeyBox } from './server-key';
import classes from './server.module.css';
import type { ServerReplyFields, loader } from './server.route.server';

type Reply = FormReply & ServerReplyFields;

/** How often the page reloads while a server restarts. */
const refreshMs = 3_000;

const isAboutPower = ({ kind }: { kind: string }) => kind === 'server-restart' || kind === 'server-stop';

/** The game servers (docs/behaviour/admin.md#fleet). For a host that has no dashboard, the form of the specification. */
export function ServerPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<Reply>();
  const feed = useAdminFeed(content !== null && content.servers !== null);
  useFreshData(content?.jobs.some(isAtWork) ?? false, refreshMs);
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { servers, jobs, nonce, mayAct, mayChange, proofs } = content;
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      {jobs.length > 0 ? <JobList jobs={withFeed(jobs, feed).filter(isAboutPower)} /> : null}
      {reply?.key ? <ServerKeyBox serverKey={reply.key} /> : null}
      {servers === null ? (
        <LocalForm />
      ) : (
        <section className={classes.list} aria-labelledby="servers">
          <h2 id="servers" className={visuallyHidden}>
            Game servers
          </h2>
          {servers.length === 0 ? <p className={layout.quiet}>There is no game server yet.</p> : null}
          {servers.map((server) => (
            <ServerCard key={server.slug} server={server} reply={reply} {...{ mayAct, mayChange, proofs, nonce }} />
          ))}
        </section>
      )}
      {mayChange ? <AddForm reply={reply} /> : null}
    </div>
  );
}

function AddForm({ reply }: { reply: Reply | undefined }) {
  const isMine = reply?.intent === 'add';
  const errors = isMine ? reply.result?.error : null;
  const sent = (isMine && reply.result?.initialValue) || {};
  const game = String(sent['game'] ?? 'genshin-impact');
  return (
    <Card aria-labelledby="add">
      <h2 id="add">Add a game server</h2>
      <p className={layout.quiet}>
        You get the key of its agent and the command that starts it. The agent runs next to the game server.
      </p>
      <StaffForm>
        <TextField
          id="add-name"
          name="name"
          label="Name"
          maxLength={60}
          defaultValue={String(sent['name'] ?? '')}
          errors={errors?.['name'] ?? []}
        />
        <div className={layout.twins}>
          <SelectField key={game} id="add-game" name="game" label="Game" defaultValue={game}>
            <option value="genshin-impact">Genshin Impact</option>
            <option value="honkai-star-rail">Honkai: Star Rail</option>
            <option value="blue-archive">Blue Archive</option>
          </SelectField>
          <PrivacyField id="add-privacy" value={String(sent['privacy'] ?? 'public')} />
        </div>
        <EntryFields id="add" of={(field) => String(sent[field] ?? '')} errors={errors} />
        <div>
          <button type="submit" name="intent" value="add" className={buttonClass('primary')}>
            Add and show the key
          </button>
        </div>
      </StaffForm>
    </Card>
  );
}
