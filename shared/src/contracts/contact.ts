import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** Fields that people never see: whatever fills them is no person. */
export const SpamTrap = Type.Optional(Type.String({ maxLength: 500 }));

/**
 * A message from the contact form. What must be filled is judged by `checkContact`, so that form and server refuse in
 * the same words.
 */
export const ContactBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 50 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  subject: Type.Optional(Type.String({ maxLength: 100 })),
  message: Type.Optional(Type.String({ maxLength: 500 })),
  website: SpamTrap,
});
export type ContactBody = Static<typeof ContactBody>;

export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type ContactDraft = Record<ContactField, string>;

/** The most characters of a field. */
export const CONTACT_LIMITS = { name: 50, email: 254, phone: 40, subject: 100, message: 500 };

const mailAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]{2,}$/;
/** Letters of any alphabet with their marks, and spaces. */
const personName = /^[\p{L}\p{M} ]{2,}$/u;
const phoneNumber = /^\+?[1-9]\d{0,15}$/;

/** A sentence when the field is not good; undefined when it is. Values come trimmed. */
const checks: Record<ContactField, (value: string) => string | undefined> = {
  name: (name) => {
    if (name === '') return 'Name is required';
    return personName.test(name) ? undefined : 'Please enter a valid name (letters only, min 2 characters)';
  },
  email: (email) => {
    if (email === '') return 'Email is required';
    return mailAddress.test(email) ? undefined : 'Please enter a valid email address';
  },
  phone: (phone) =>
    phone === '' || phoneNumber.test(phone.replace(/[\s\-()]/g, '')) ? undefined : 'Please enter a valid phone number',
  subject: (subject) => {
    if (subject === '') return 'Subject is required';
    return subject.length >= 3 ? undefined : 'Subject must be at least 3 characters long';
  },
  message: (message) => {
    if (message === '') return 'Message is required';
    return message.length >= 10 ? undefined : 'Message must be at least 10 characters long';
  },
};

export const contactFields: ContactField[] = ['name', 'email', 'phone', 'subject', 'message'];

/** What is wrong with a message, in the order of its fields; empty when it can be sent. Values are trimmed before. */
export const checkContact = (draft: Partial<ContactDraft>): { field: ContactField; message: string }[] =>
  contactFields.flatMap((field) => {
    const message = checks[field]((draft[field] ?? '').trim());
    return message === undefined ? [] : [{ field, message }];
  });

export const ContactMessage = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  subject: Type.String(),
  message: Type.String(),
  /** Spam is what filled the trap; nobody was told of it by e-mail. */
  status: Type.Union([Type.Literal('new'), Type.Literal('answered'), Type.Literal('spam')]),
  createdAt: Instant,
});
export type ContactMessage = Static<typeof ContactMessage>;

export const ContactMessagesQuery = Type.Object({
  status: Type.Optional(ContactMessage.properties.status),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 unless told. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ContactMessagesQuery = Static<typeof ContactMessagesQuery>;

/** Newest first. */
export const ContactMessagePage = PageOf(ContactMessage);
