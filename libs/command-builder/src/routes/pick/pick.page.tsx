import { useLoaderData } from '@remix-run/react';
import {
  Alert,
  ButtonLink,
  buttonClass,
  Page,
  PageHead,
  ProblemPanel,
  SelectField,
  SiteLink,
  TextField,
  ItemIcon,
  rarityStyle,
} from '@starhaven/ui-kit';
import { noListText } from '../../lib/picker/picker-kinds';
import { nameOf } from '../../lib/picker-rows/picker-row';
import type { PickView } from './pick-view.server';
import type { loader } from './pick.route.server';
import classes from './pick.module.css';

/** A picker as a page: search, filters and results that are links (docs/behaviour/commands.md#without-javascript). */
export function PickPage() {
  const { view, problem } = useLoaderData<typeof loader>();
  if (view === null) {
    return (
      <Page>
        <ProblemPanel problem={problem} level={1}>
          <ButtonLink to="/command">Command List</ButtonLink>
        </ProblemPanel>
      </Page>
    );
  }
  const { title, commandLabel, paramLabel, backTo, blocked } = view;
  return (
    <Page>
      <PageHead title={title}>{`${paramLabel} for “${commandLabel}”.`}</PageHead>
      <Chosen view={view} />
      {blocked === null ? (
        <>
          {view.slot ? <SlotForm view={view} slot={view.slot} /> : null}
          {view.isEmptyList ? null : <SearchForm view={view} />}
          <Results view={view} />
        </>
      ) : (
        <Alert type="info" title={blocked}>
          <SiteLink to={backTo}>Back to the command</SiteLink>
        </Alert>
      )}
    </Page>
  );
}

function Chosen({ view: { chosen, backTo } }: { view: PickView }) {
  return (
    <section className={classes.chosen} aria-labelledby="chosen">
      <h2 id="chosen">{chosen.length === 0 ? 'Nothing chosen yet' : `${chosen.length} chosen`}</h2>
      {chosen.length > 0 ? (
        <ul className={classes.chips}>
          {chosen.map(({ name, id, lang, isMissing, to }, index) => (
            // Two slots may be equal.
            <li key={`${index} ${id}`} className={classes.chip}>
              <span>
                <span lang={lang}>{name}</span> <code>{id}</code>
                {isMissing ? <b className={classes.unverified}> not in the handbook</b> : null}
              </span>
              <SiteLink to={to} className={classes.remove} aria-label={`Remove ${name} (${id})`} keepsScroll>
                Remove
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <ButtonLink to={backTo} tone={chosen.length > 0 ? 'primary' : 'plain'}>
          {chosen.length > 0 ? 'Done' : 'Back to the command'}
        </ButtonLink>
      </p>
    </section>
  );
}

const Hidden = ({ fields }: { fields: PickView['fields'] }) => (
  <>
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

function SlotForm({ view: { fields, search, lang }, slot }: { view: PickView; slot: NonNullable<PickView['slot']> }) {
  const { id, name, step, maxStep } = slot;
  return (
    <form method="get" className={classes.slot} aria-labelledby="slot">
      <h2 id="slot" lang={slot.lang ?? lang}>
        {name}
      </h2>
      <Hidden fields={search.isAuto ? fields : [...fields, ['auto', 'off']]} />
      <input type="hidden" name="add" value={id} />
      <div className={classes.filters}>
        <TextField id="slot-count" name="count" type="number" min={1} label="Count" defaultValue={1} required />
        {step === null ? null : (
          <TextField
            id="slot-step"
            name="step"
            type="number"
            min={1}
            max={maxStep ?? undefined}
            label="Step"
            defaultValue={step}
            required
          />
        )}
        <button type="submit" className={buttonClass('primary')}>
          Add
        </button>
      </div>
    </form>
  );
}

function SearchForm({ view: { fields, search, choices, hasAutoFilter, paramLabel } }: { view: PickView }) {
  return (
    <form method="get" role="search" className={classes.search}>
      <Hidden fields={fields} />
      <TextField
        id="pick-search"
        name="q"
        type="search"
        label={`Search for ${paramLabel}`}
        placeholder="Name or ID"
        defaultValue={search.query}
        autoComplete="off"
      />
      <div className={classes.filters}>
        {choices.map(({ name, label, options }) => (
          <SelectField
            key={name}
            id={`pick-${name}`}
            name={name}
            label={label}
            defaultValue={search.filters[name] ?? ''}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        {hasAutoFilter ? (
          <SelectField
            id="pick-auto"
            name="auto"
            label="Auto Filter (Official)"
            defaultValue={search.isAuto ? '' : 'off'}
          >
            <option value="">On</option>
            <option value="off">Off</option>
          </SelectField>
        ) : null}
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </div>
    </form>
  );
}

function Results({ view }: { view: PickView }) {
  const { rows, total, lang, drawing, noneText, isMulti, isEmptyList, previous, next } = view;
  return (
    <section className={classes.results} aria-labelledby="results">
      <h2 id="results">{total === 0 ? noneText : `${total.toLocaleString('en')} found`}</h2>
      {isEmptyList ? <p className={classes.hint}>{noListText}</p> : null}
      {isMulti && total > 0 ? (
        <p className={classes.hint}>Each press adds an item; choose another, or press Done.</p>
      ) : null}
      <ul className={classes.rows} lang={lang}>
        {rows.map(({ row, more, isChosen, to }) => (
          <li key={`${row.grup ?? ''}/${row.id}`} style={rarityStyle(row.stars)}>
            <SiteLink to={to} className={classes.row} data-chosen={isChosen || undefined} keepsScroll={isMulti}>
              <ItemIcon icon={row.icon} drawing={drawing} />
              <span className={classes.words}>
                <b lang={row.lang}>{nameOf(row)}</b>
                <span className={classes.hint} lang="en">
                  <code>{row.id}</code> {row.stars ? `${row.stars}★ ` : ''}
                  {more}
                </span>
              </span>
              {isChosen ? <span className={classes.hint}>{isMulti ? 'Remove' : 'Chosen'}</span> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
      <nav className={classes.pages} aria-label="Pages">
        {previous ? (
          <ButtonLink to={previous} rel="prev">
            Previous
          </ButtonLink>
        ) : null}
        {next ? (
          <ButtonLink to={next} rel="next">
            Next
          </ButtonLink>
        ) : null}
      </nav>
    </section>
  );
}
