import type { FormReply } from '@starhaven/ui-kit';
import { SelectField, TextField, buttonClass } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';

interface CodeFormProps {
  reply: FormReply | undefined;
  servers: readonly { slug: string; name: string }[];
}

/** Makes a redeem code for a game, or for one server. */
export function CodeForm({ reply, servers }: CodeFormProps) {
  const isMine = reply?.intent === 'make-code';
  const errors = isMine ? reply.result?.error : null;
  const sent = (isMine && reply.result?.initialValue) || {};
  const of = (name: string) => String(sent[name] ?? '');
  const fault = (name: string) => errors?.[name] ?? [];
  return (
    <StaffForm aria-labelledby="make-code">
      <TextField
        id="code-title"
        name="title"
        label="What it is for"
        hint="Players read it with the gift."
        maxLength={60}
        defaultValue={of('title')}
        errors={fault('title')}
      />
      <SelectField
        key={of('place')}
        id="code-place"
        name="place"
        label="Where it works"
        defaultValue={of('place') || undefined}
        errors={[...fault('place'), ...fault('game'), ...fault('server')]}
      >
        <option value="game:genshin-impact">All servers of Genshin Impact</option>
        <option value="game:honkai-star-rail">All servers of Honkai: Star Rail</option>
        <option value="game:blue-archive">All servers of Blue Archive</option>
        {servers.map(({ slug, name }) => (
          <option key={slug} value={`server:${slug}`}>
            Only {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="code-items"
        name="items"
        label="Items"
        hint="Number and amount, such as 201:100, 202:5. In Blue Archive with the kind first: 2:3:100."
        defaultValue={of('items')}
        errors={fault('items')}
      />
      <TextField
        id="code-text"
        name="code"
        label="Code"
        hint="Empty: one is made at random."
        maxLength={40}
        autoComplete="off"
        defaultValue={of('code')}
        errors={fault('code')}
      />
      <div className={layout.twins}>
        <TextField
          id="code-uses"
          name="maxUses"
          label="Uses in all"
          hint="Empty: no limit. Each account can use it once."
          inputMode="numeric"
          defaultValue={of('maxUses')}
          errors={fault('maxUses')}
        />
        <TextField
          id="code-until"
          name="until"
          type="date"
          label="Last day (UTC)"
          hint="Empty: without an end."
          defaultValue={of('until')}
          errors={fault('until')}
        />
      </div>
      <div>
        <button type="submit" name="intent" value="make-code" className={buttonClass('primary')}>
          Make the code
        </button>
      </div>
    </StaffForm>
  );
}
