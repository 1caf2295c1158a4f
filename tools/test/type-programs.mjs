/**
 * The two programs that contain every TypeScript file of the workspace. A program for each project would check the libraries again for
 * every project that imports them; `npx nx run <project>:typecheck` still checks only one project.
 */
export const typePrograms = ['tools/types/tsconfig.node.json', 'tools/types/tsconfig.web.json'];
