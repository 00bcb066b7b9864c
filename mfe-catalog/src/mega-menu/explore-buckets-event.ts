/** Opens the Explore Buckets overlay, which the host shows, scrolled to a category. */
export const exploreBuckets = (categoryId: string) =>
  window.dispatchEvent(new CustomEvent('openBucketsModal', { detail: { categoryId } }));
