export interface StreamEvent {
  id: string;
  event: string;
  data: string;
}

const parseBlock = (block: string): StreamEvent | undefined => {
  const event: StreamEvent = { id: '', event: 'message', data: '' };
  let isEvent = false;
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== 'id' && name !== 'event' && name !== 'data') continue;
    isEvent = true;
    event[name] = name === 'data' && event.data !== '' ? `${event.data}\n${value}` : value;
  }
  return isEvent ? event : undefined;
};

/** The server-sent events of a response as they arrive; `onLife` runs for every chunk, even a heartbeat. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onLife: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onLife();
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
