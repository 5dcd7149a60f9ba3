/** The bindings that the host passes to this worker. */
interface Host {
  files: { fetch(address: URL, request: { method: string }): Promise<Response> };
}

/**
 * Answers an address without a file with the page and the headers of `/404`. The rules for headers match missing
 * files too: without this worker, a 404 under `/_astro/` in the middle of a deploy would be cached for a year.
 */
export default {
  async fetch(request: Request, { files }: Host): Promise<Response> {
    const { method } = request;
    const page = await files.fetch(new URL('/404', request.url), { method });
    const { body, headers, ok, status } = page;
    return new Response(body, { headers, status: ok ? 404 : status });
  },
};
