export interface ServerSentEvent {
  event: string;
  data: unknown;
}

/** Reads server-sent events one by one; null after the end of the stream. */
export function readEvents(response: Response): { next: () => Promise<ServerSentEvent | null> } {
  if (!response.body) throw new Error('The answer has no body.');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<ServerSentEvent | null> => {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
      return next();
    }
    const lines = text.slice(0, end).split('\n');
    text = text.slice(end + 2);
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const [event, data] = [field('event'), field('data')];
    return event === undefined ? next() : { event, data: JSON.parse(data ?? 'null') };
  };
  return { next };
}
