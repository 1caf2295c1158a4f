import { Form, useLocation, useNavigation } from '@remix-run/react';
import { Alert, buttonClass } from '@starhaven/ui-kit';
import { removePath } from '../remove-path';

/** Restores a post that was just deleted (docs/behaviour/blog.md#deleting). */
export function UndoRemoval({ id }: { id: string }) {
  const isRunning = useNavigation().formData?.get('intent') === 'restore';
  const { pathname, search } = useLocation();
  return (
    <Alert type="info" title="The post is deleted">
      <Form method="post" action={removePath(id, 'list', pathname + search)}>
        It can be brought back for 30 days, here or from your posts.{' '}
        <button type="submit" name="intent" value="restore" className={buttonClass()} disabled={isRunning}>
          Undo
        </button>
      </Form>
    </Alert>
  );
}
