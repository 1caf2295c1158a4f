import { diffLines } from 'diff';
import { useMemo } from 'react';
import classes from './side-by-side.module.css';

export interface SideBySideProps {
  left: { title: string; text: string };
  right: { title: string; text: string };
}

/** If the comparison would take longer than this, both texts are shown without marks. */
const timeoutMs = 500;

/** Two texts next to each other; on a narrow screen one below the other. Lines that only one of them has are marked. */
export function SideBySide({ left, right }: SideBySideProps) {
  const parts = useMemo(() => diffLines(left.text, right.text, { timeout: timeoutMs }) ?? [], [left.text, right.text]);
  const sides = [
    { ...left, other: 'added' as const },
    { ...right, other: 'removed' as const },
  ];
  return (
    <div className={classes.sides}>
      {sides.map(({ title, text, other }) => (
        <section key={title} aria-label={title} className={classes.side}>
          <h3>{title}</h3>
          <pre tabIndex={0} className={classes.text}>
            {parts.length === 0
              ? text
              : parts
                  .filter((part) => !part[other])
                  .map(({ value, added, removed }, index) =>
                    added ? (
                      <ins key={index}>{value}</ins>
                    ) : removed ? (
                      <del key={index}>{value}</del>
                    ) : (
                      <span key={index}>{value}</span>
                    ),
                  )}
          </pre>
        </section>
      ))}
    </div>
  );
}
