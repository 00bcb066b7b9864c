/** Opens the host's Explore Buckets overlay, scrolled to a category. */
export const exploreBuckets = (categoryId: string) =>
  window.dispatchEvent(new CustomEvent('openBucketsModal', { detail: { categoryId } }));
