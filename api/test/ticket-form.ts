export interface TestFile {
  name: string;
  content: Buffer | string;
  type?: string;
  field?: string;
}

/** A multipart body as a browser would send it. */
export async function ticketForm(ticket: unknown, files: TestFile[] = []) {
  const form = new FormData();
  if (ticket !== undefined) form.set('ticketData', typeof ticket === 'string' ? ticket : JSON.stringify(ticket));
  for (const { name, content, type = 'application/octet-stream', field = 'attachmentFile' } of files) {
    form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  }
  const request = new Request('http://test.example', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
