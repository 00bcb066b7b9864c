/** The name of a role, as people read it: "PAYMENT_ADMIN" becomes "Payment admin". */
export const roleText = (role: string) => {
  const words = role
    .trim()
    .replace(/[\s_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
