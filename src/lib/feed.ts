/** Where the feed of articles is. */
export const FEED_PATH = '/rss.xml';

/** How many articles the feed carries: readers keep what they have already seen. */
export const FEED_LENGTH = 20;
