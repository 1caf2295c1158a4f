import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { CoverPictureProps } from './cover-picture';
import { CoverPicture } from './cover-picture';
import classes from './media-card.module.css';

export interface MediaCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Address of a 16:9 picture. It is decorative, so it has no text. */
  image: string;
  title: string;
  description: string;
  /** Short label and value pairs under the description. */
  facts?: { label: string; value: ReactNode }[];
  /** CSS colour of the card's edge on hover. */
  accent?: string;
  /** The only link of the card; the whole card is its click area. */
  action: ReactNode;
  /** Of the picture; default `lazy`. */
  loading?: CoverPictureProps['loading'];
  /** Heading level, default 2. */
  level?: 2 | 3;
}

/** The class of the card itself, for cards with other content. */
export const mediaCardClass = classes.card;

/** Picture, title, text, facts and one link. */
export const MediaCard = forwardRef<HTMLElement, MediaCardProps>(function MediaCard(
  { image, title, description, facts = [], accent, action, loading = 'lazy', level = 2, className, style, ...rest },
  ref,
) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      ref={ref}
      {...rest}
      className={[classes.card, className].filter(Boolean).join(' ')}
      style={accent ? { ...style, '--accent': accent } : style}
    >
      <CoverPicture src={image} loading={loading} />
      <div className={classes.body}>
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.description}>{description}</p>
        {facts.length > 0 ? (
          <dl className={classes.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className={classes.action}>{action}</div>
      </div>
    </article>
  );
});

/** A grid of cards that keeps its columns at every width. */
export const CardGrid = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(function CardGrid(
  { className, ...rest },
  ref,
) {
  return <ul ref={ref} {...rest} className={[classes.grid, className].filter(Boolean).join(' ')} />;
});

export interface CardGridSkeletonProps extends HTMLAttributes<HTMLDivElement> {
  count?: number;
  label: string;
}

/** Placeholders with the layout of the cards while they load. `count` defaults to 3 (docs/behaviour/foundation.md#page-numbers). */
export const CardGridSkeleton = forwardRef<HTMLDivElement, CardGridSkeletonProps>(function CardGridSkeleton(
  { count = 3, label, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} role="status" aria-label={label} aria-busy="true">
      <ul className={classes.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} data-skeleton="card">
            <div className={`${classes.card} ${classes.skeleton}`}>
              <div className={classes.image} />
              <div className={classes.body}>
                <div className={classes.bar} style={{ width: '60%', height: '1.4em' }} />
                <div className={classes.bar} />
                <div className={classes.bar} style={{ width: '80%' }} />
                <div className={classes.bar} style={{ height: '2.75rem' }} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
});
