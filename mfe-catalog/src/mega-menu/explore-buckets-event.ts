/** Opens the Explore Buckets overlay, which the host shows; scrolled to a category if one is given. */
export const exploreBuckets = (categoryId?: string) =>
  window.dispatchEvent(new CustomEvent('openBucketsModal', { detail: { categoryId } }));
