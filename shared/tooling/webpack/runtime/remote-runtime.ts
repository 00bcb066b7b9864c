/** The federation runtime of a remote's build is the host's. */
export default Reflect.get(globalThis, 'marketplaceFederation') as unknown;
