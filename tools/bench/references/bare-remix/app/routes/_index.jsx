import { useLoaderData } from '@remix-run/react';

const elementsPerRow = 4;
// Document, heading and list, and what Remix itself adds to the head.
const elementsAround = 9;

export async function loader() {
  const { PAGE_API_URL } = process.env;
  if (PAGE_API_URL) await (await fetch(PAGE_API_URL)).json();
  const count = Math.max(1, Math.round((Number(process.env.PAGE_ELEMENTS ?? 200) - elementsAround) / elementsPerRow));
  return { rows: Array.from({ length: count }, (_, id) => ({ id, name: `Entry number ${id}` })) };
}

export default function Page() {
  const { rows } = useLoaderData();
  return (
    <main>
      <h1>Reference</h1>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id} className="entry">
            <a href={`/entry/${id}`} className="entry-link">
              <span className="entry-name">{name}</span>
              <span className="entry-note">What a card says about {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
