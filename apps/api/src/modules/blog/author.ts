import { Role } from '@starhaven/contracts/session';
import { DomainError } from '../../platform/errors/domain-error';

/** The account that writes, known from the session and never from a field of the form. */
export interface Author {
  accountId: number;
  name: string;
  /** The address of the request; empty when there is none. */
  address: string;
  /** The roles in effect. */
  roles: readonly number[];
}

export const isAdmin = ({ roles }: Author): boolean => roles.includes(Role.ADMIN);

/** @throws DomainError permission-denied (docs/behaviour/blog.md#blog-permissions) */
export function requireCreator({ roles }: Author): void {
  if (roles.includes(Role.EDITOR) || roles.includes(Role.ADMIN)) return;
  throw new DomainError('permission-denied', "You don't have permission to create blog posts.");
}

/**
 * @param verb what the account wants to do; the refusal names it
 * @throws DomainError permission-denied unless the post is the account's own, or the account is an ADMIN
 */
export function requireEditor(
  author: Author,
  post: { accountId: number | null },
  verb: 'edit' | 'delete' | 'restore' = 'edit',
): void {
  if (post.accountId === author.accountId || isAdmin(author)) return;
  throw new DomainError('permission-denied', `You don't have permission to ${verb} this blog post.`);
}
