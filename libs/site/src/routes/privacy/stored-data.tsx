import { storedData } from '@starhaven/contracts/account';
import { SiteLink } from '@starhaven/ui-kit';
import classes from './privacy.module.css';

/** What our own API stores (docs/behaviour/site.md#privacy). */
export const StoredDataTable = () => (
  <div className={classes.scroll} role="region" aria-label="Stored data" tabIndex={0}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">For how long</th>
        </tr>
      </thead>
      <tbody>
        {storedData.map(({ what, why, howLong }) => (
          <tr key={what}>
            <td>{what}</td>
            <td data-label="Why">{why}</td>
            <td data-label="For how long">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What a host of the specification certainly stores, because the pages of this site show it. */
export const DataOfOtherHost = () => (
  <>
    <p>These pages and the data behind them are on different servers. The host of the data stores:</p>
    <ul>
      <li>your account: username, mail address and password;</li>
      <li>linked logins and devices, and the history of your logins with network addresses;</li>
      <li>your characters, and the codes that you redeemed;</li>
      <li>what you wrote: posts, questions, answers and messages in the chat.</li>
    </ul>
    <p>
      The host may store more. <SiteLink to="/contact">The people who run it</SiteLink> can tell you what, and for how
      long.
    </p>
  </>
);
