import classes from '../sponsor.module.css';

/** Names of sponsors who agreed to be thanked; no other data about them. */
export function Thanks({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="thanks" className={classes.thanks}>
      <h2 id="thanks">Thank you</h2>
      <ul className={classes.names} data-cards="">
        {names.map((name, index) => (
          // Two members may have the same display name.
          <li key={`${index}-${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
