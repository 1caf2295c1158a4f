// Replaces `@conform-to/react` in the server's build (`apps/web/vite/forms-on-server.ts`).
export { getFormProps, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react';
export { useForm } from './use-form';
