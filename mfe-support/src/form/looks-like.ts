const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phoneNumber = /^\+?[1-9]\d{0,15}$/;

export const isMailAddress = (text: string) => address.test(text.trim());

/** Spaces, hyphens and brackets are how people write a number, not part of it. */
export const isPhoneNumber = (text: string) => phoneNumber.test(text.replace(/[\s\-()]/g, ''));
