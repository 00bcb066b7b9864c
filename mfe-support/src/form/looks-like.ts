const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phoneNumber = /^\+?[1-9]\d{0,15}$/;

export const isMailAddress = (text: string) => address.test(text.trim());

/** People write numbers with spaces, hyphens and brackets, which aren't part of them. */
export const isPhoneNumber = (text: string) => phoneNumber.test(text.replace(/[\s\-()]/g, ''));
