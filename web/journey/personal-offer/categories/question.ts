/** Which question of this step is asked stands in the query, so that the back button leads back to the offers. */
export const questionName = 'vraag'
export const categoriesQuestion = 'transacties'
