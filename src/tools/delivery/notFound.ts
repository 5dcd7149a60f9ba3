/** What the host gives the code that it runs. */
interface Host {
  files: { fetch(address: URL, request: { method: string }): Promise<Response> };
}

/**
 * The one thing that rules by path can't say: an address without a file is answered with the page
 * and the headers of `/404`, whatever rules hold for its folder. By those alone a file that is
 * missing while a deploy is under way would be kept as missing for a year.
 */
export default {
  async fetch(request: Request, { files }: Host): Promise<Response> {
    const { method } = request;
    const page = await files.fetch(new URL('/404', request.url), { method });
    const { body, headers, ok, status } = page;
    return new Response(body, { headers, status: ok ? 404 : status });
  },
};
