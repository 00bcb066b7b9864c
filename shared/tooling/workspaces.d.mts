export declare const workspaceRoot: string;
export declare const workspaces: readonly string[];
export declare const remotes: readonly string[];
